/** So many pages of one kind are kept: two panes of one workbook are open at once, hardly ever more. */
const MOST = 2;

/** What office.js listens to for good: buttons of the ribbon, and the messages that carry the events of Excel's objects. */
const always = new Set([39, 33]);

/**
 * A page with Microsoft's library, for one workbook after another: making the page, and running a library of a megabyte in it, takes
 * as long as what a short test does with it. Stands on `window.external` and hands on to the workbook of now. What a workbook of before is
 * still asked it answers, since the pane may wait for it; its events reach nobody.
 */
class KeptPage {
  listened = new Map();

  /** Where it is free, it stands among others of its kind: those of one test file, whose realm is not that of the next. */
  constructor(others, window) {
    Object.assign(this, { others, window, excel: window.external });
    const line = new Proxy(window.external, {
      get: (_, name) => this[`on${String(name)}`] ?? this.excel[name],
    });
    Object.assign(window, { external: line });
  }

  onExecute = (method, params, answer) => {
    this.excel.Execute(method, params, answer);
  };

  onRegisterEvent = (event, target, handler, answer) => {
    this.listened.set(event, [target, handler]);
    this.excel.RegisterEvent(event, target, this.#untilParted(handler), answer);
  };

  onUnregisterEvent = (event, target, answer) => {
    this.listened.delete(event);
    this.excel.UnregisterEvent(event, target, answer);
  };

  #untilParted(told) {
    const { excel } = this;
    return (...given) => {
      if (this.excel === excel) told(...given);
    };
  }

  /** Another workbook answers from now on, which knows of nobody that listens. */
  connect(excel) {
    this.excel = excel;
    for (const each of this.#registrations()) each.m_handlersByEventByTarget = {};
    for (const [event, [target, handler]] of this.listened) {
      excel.RegisterEvent(event, target, this.#untilParted(handler), () => undefined);
    }
  }

  #all() {
    return Object.values(
      this.window.OfficeExtension.GenericEventRegistration.s_genericEventRegistrations,
    );
  }

  #registrations() {
    return this.#all().map(({ m_eventRegistration }) => m_eventRegistration);
  }

  /** Its workbook is closed: kept, unless it has become something else than a new page is. */
  close() {
    const isAsNew =
      [...this.listened.keys()].every((event) => always.has(event)) &&
      // Else it would wait for an answer of this workbook for ever.
      this.#all().every(({ m_ready, isReady }) => isReady || m_ready === undefined);
    if (isAsNew && this.others.length < MOST) this.others.push(this);
    else this.window.close();
  }
}

module.exports = { KeptPage };
