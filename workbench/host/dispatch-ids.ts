/** Numbers by which office.js names calls and events in the Win32 contract (OSF.DDA.MethodDispId, EventDispId). */
export const methodIds = {
  executeRichApiRequest: 93,
  appCommandInvocationCompleted: 94,
} as const;

export const eventIds = {
  documentSelectionChanged: 2,
  richApiMessage: 33,
  appCommandInvoked: 39,
} as const;

/** office.js's own code for "this operation is not supported". */
export const operationNotSupported = 5000;

const methodNames: Readonly<Record<number, string>> = {
  64: 'document.getSelectedDataAsync',
  65: 'document.setSelectedDataAsync',
  66: 'bindings.addFromSelectionAsync',
  67: 'bindings.addFromPromptAsync',
  68: 'bindings.getByIdAsync',
  69: 'bindings.releaseByIdAsync',
  70: 'binding.getDataAsync',
  71: 'binding.setDataAsync',
  72: 'binding.addRowsAsync',
  73: 'binding.deleteAllDataValuesAsync',
  74: 'bindings.getAllAsync',
  77: 'document.getFileAsync',
  78: 'bindings.addFromNamedItemAsync',
  79: 'binding.addColumnsAsync',
  82: 'document.goToByIdAsync',
  86: 'document.getFilePropertiesAsync',
  87: 'binding.clearFormatsAsync',
  88: 'binding.setTableOptionsAsync',
  89: 'binding.setFormatsAsync',
  97: 'ui.closeContainer',
  98: 'auth.getAccessTokenAsync',
  99: 'auth.getAuthContextAsync',
  102: 'ui.openBrowserWindow',
  144: 'ui.messageParent',
  145: 'dialog.messageChild',
};

const eventNames: Readonly<Record<number, string>> = {
  1: 'EventType.SettingsChanged',
  3: 'EventType.BindingSelectionChanged',
  4: 'EventType.BindingDataChanged',
  9: 'EventType.OfficeThemeChanged',
  10: 'ui.displayDialogAsync',
};

export const methodName = (id: number): string =>
  `Office.context.${methodNames[id] ?? `(call number ${id})`}`;

export const eventName = (id: number): string =>
  `Office.${eventNames[id] ?? `(event number ${id})`}`;
