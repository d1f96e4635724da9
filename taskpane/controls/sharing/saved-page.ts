import { generate } from 'lean-qr';
import { savedPage, type SavedPage } from '../../../src/exchange/page';

/** The page as one file, with the code of its address. Fetched when a page is saved, and not before. */
export function pageText({
  address,
  ...page
}: Omit<SavedPage, 'address'> & { readonly address: string }): string {
  if (address === '') return savedPage(page);
  const code = generate(address);
  const square = { size: code.size, get: (column: number, row: number) => code.get(column, row) };
  return savedPage({ ...page, address: { text: address, code: square } });
}

/** Offers a text as a file: the browser saves it, or asks where. Nothing is sent. */
export function saveFile(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser needs it until it has begun to save.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
