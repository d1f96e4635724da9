import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchSection } from './site';

/** Runs on the page of the search, and there alone: finds parts of pages, without a server. */

declare global {
  interface Window {
    /** Set by `search.en.js`, the texts of all pages. */
    helpSections?: readonly SearchSection[];
  }
}

/** As many as anybody reads. */
const MOST = 30;
const EXCERPT = 160;

/** Without accents and capitals, so that “zoe” finds “Zoë”. */
function simple(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function indexOf(sections: readonly SearchSection[]): MiniSearch {
  const index = new MiniSearch({
    fields: ['page', 'heading', 'text'],
    idField: 'id',
    processTerm: simple,
    searchOptions: { boost: { page: 4, heading: 3 }, prefix: true, processTerm: simple },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return index;
}

/** All words first; where none has all of them, words that are spelled alike, then any of them. */
function found(index: MiniSearch, query: string): readonly number[] {
  const ways: readonly SearchOptions[] = [
    { combineWith: 'AND' },
    { combineWith: 'AND', fuzzy: 0.2 },
    { fuzzy: 0.2 },
  ];
  for (const way of ways) {
    const results = index.search(query, way);
    if (results.length > 0) return results.slice(0, MOST).map(({ id }) => Number(id));
  }
  return [];
}

/** The text around the first word that was found. */
function excerpt(text: string, query: string): string {
  const [first = ''] = simple(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  const at = Math.max(0, simple(text).indexOf(first));
  const start = at < EXCERPT / 2 ? 0 : text.lastIndexOf(' ', at - EXCERPT / 4) + 1;
  if (start + EXCERPT >= text.length) return `${start > 0 ? '… ' : ''}${text.slice(start)}`;
  const end = text.lastIndexOf(' ', start + EXCERPT);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)} …`;
}

function line({ address, page, heading, text }: SearchSection, query: string): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = heading === '' ? page : `${page} › ${heading}`;
  const words = document.createElement('p');
  words.textContent = excerpt(text, query);
  item.append(link, words);
  return item;
}

function start(): void {
  const field = document.querySelector<HTMLInputElement>('input[name=q]');
  const status = document.getElementById('found');
  const list = document.getElementById('results');
  const sections = window.helpSections ?? [];
  if (!field || !status || !list) return;
  const index = indexOf(sections);
  const show = (): void => {
    const query = field.value.trim();
    const results = query === '' ? [] : found(index, query);
    const { one = '', many = '', none = '', empty = '' } = status.dataset;
    const count = String(results.length);
    if (query === '') status.textContent = empty;
    else if (results.length === 0) status.textContent = none.replace('{query}', () => query);
    else status.textContent = results.length === 1 ? one : many.replace('{count}', () => count);
    list.replaceChildren(
      ...results.flatMap((id) => {
        const section = sections[id];
        return section ? [line(section, query)] : [];
      }),
    );
  };
  field.value = new URLSearchParams(window.location.search).get('q') ?? '';
  field.addEventListener('input', show);
  show();
}

start();
