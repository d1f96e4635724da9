/** The custom functions of all systems: the build adds an import of each (tools/build/all-systems-loader.js). */
import './builtins';
