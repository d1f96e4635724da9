const path = require('node:path');

const root = path.resolve(__dirname, '..', '..');

/**
 * The modules that the test files of a context share: each is loaded once, and what the engine learns about its functions lasts
 * from one file to the next.
 */
class SharedModules {
  #modules = new Map();
  #added = new Map();

  /**
   * `places` are the folders and files, from the root on, whose modules may be shared; `except` those among them that may not.
   * `after` a test file these functions of modules (`forget`, `record.clear`), by their files, take back what it has left there.
   */
  constructor(global, { places, except = [], after = {} }) {
    this.global = global;
    this.after = Object.entries(after);
    const below = (names) => names.map((name) => `${name}(?:/|$)`).join('|');
    this.shareable = new RegExp(`^(?:node_modules/|${below(places)})`);
    this.own = except.length > 0 ? new RegExp(`^(?:${below(except)})`) : undefined;
  }

  /** Whether a module may be shared, if all that it imports may. */
  #mayBeShared(file) {
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    return this.shareable.test(name) && !this.own?.test(name);
  }

  get(file) {
    const module = this.#modules.get(file);
    if (module) this.#addGlobals(module, new Set());
    return module;
  }

  files() {
    return this.#modules.keys();
  }

  /** Loads a module, and remembers what it adds to the globals: o-spreadsheet brings a `document`. */
  watch(file, load) {
    if (!this.#mayBeShared(file)) return load();
    const before = new Set(Reflect.ownKeys(this.global));
    const loaded = load();
    const names = Reflect.ownKeys(this.global).filter((name) => !before.has(name));
    const added = names.map((name) => [name, Object.getOwnPropertyDescriptor(this.global, name)]);
    if (added.length > 0) this.#added.set(file, added);
    return loaded;
  }

  #addGlobals(module, seen) {
    if (this.#added.size === 0 || seen.has(module)) return;
    seen.add(module);
    for (const [name, descriptor] of this.#added.get(module.filename) ?? []) {
      if (!Object.hasOwn(this.global, name)) Object.defineProperty(this.global, name, descriptor);
    }
    for (const child of module.children ?? []) this.#addGlobals(child, seen);
  }

  /** Keeps what a test file has loaded and others can use. */
  keep(registry) {
    const loaded = new Map(this.#modules);
    for (const [file, module] of registry) {
      if (this.#mayBeShared(file) && module.loaded) loaded.set(file, module);
    }
    for (let left = -1; left !== loaded.size;) {
      left = loaded.size;
      for (const [file, { children = [] }] of loaded) {
        if (children.some(({ filename }) => !loaded.has(filename))) loaded.delete(file);
      }
    }
    this.#modules = loaded;
    for (const [name, forget] of this.after) {
      const module = loaded.get(path.join(root, name));
      const [method, owner] = forget.split('.').reverse();
      const { exports = {} } = module ?? {};
      if (module) (owner ? exports[owner] : exports)[method]();
    }
  }
}

/** The modules of a test file: those it has loaded itself, else shared ones. */
class LentModules extends Map {
  constructor(shared) {
    super();
    this.shared = shared;
  }

  get(file) {
    const own = super.get(file);
    if (own) return own;
    const lent = this.shared?.get(file);
    if (lent) this.set(file, lent);
    return lent;
  }

  /** From now on the file loads its modules itself. */
  clear() {
    this.shared = undefined;
    super.clear();
  }
}

module.exports = { LentModules, SharedModules };
