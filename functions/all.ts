/** The custom functions of all systems: the build adds an import of each (scripts/webpack/all-systems-loader.js). */
import './builtins';
