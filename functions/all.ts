/** The custom functions of all systems. */
import './builtins';
import './sof';
import './aga';
import './kgs';
import './nk';
import './kuksu';
