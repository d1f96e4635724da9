/** functions.json as Excel reads it (Microsoft: "Manually create JSON metadata for custom functions"). */
export interface FunctionsMetadata {
  /** Error cells reach parameters of type any instead of ending the call. */
  readonly allowErrorForDataTypeAny?: boolean;
  readonly functions: readonly FunctionMetadata[];
}

export interface FunctionMetadata {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly parameters: readonly ParameterMetadata[];
  readonly options?: FunctionOptions;
}

export interface ParameterMetadata {
  readonly name: string;
  readonly description?: string;
  /** "number", "string", "boolean"; anything else, and nothing, is "any". */
  readonly type?: string;
  /** "scalar" when absent. */
  readonly dimensionality?: string;
  readonly optional?: boolean;
  /** Only the last parameter may repeat. */
  readonly repeating?: boolean;
}

export interface FunctionOptions {
  readonly cancelable?: boolean;
  readonly requiresAddress?: boolean;
  readonly requiresParameterAddresses?: boolean;
  readonly stream?: boolean;
  readonly volatile?: boolean;
}
