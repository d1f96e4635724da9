/** What a write needs to be undone; opaque to everyone but write and undo. */
export interface WrittenReceipt {
  /** The plan's title. */
  readonly title: string;
  /** Sheets that were made, by their ids, with what they held right after the write. */
  readonly sheets: readonly WrittenSheet[];
  readonly blocks: readonly WrittenBlock[];
  readonly names: readonly string[];
}

export interface WrittenSheet {
  readonly id: string;
  readonly name: string;
}

export interface WrittenBlock {
  readonly sheetId: string;
  readonly address: string;
}
