import type { Language } from '../../language';
import type { Sample } from '../operation/sample';
import type { WorkbookFacts } from '../plan/source';
import { listOn } from './list';

const sofWords = {
  en: { title: 'Sample scores', headings: ['Pair', 'Score'] },
  nl: { title: 'Voorbeeldscores', headings: ['Paar', 'Score'] },
} as const;

const scores = [
  ['Adams – Baker', 187.5],
  ['Chen – Dias', 181],
  ['Evans – Ford', 181],
  ['Gupta – Hall', 174.5],
  ['Ito – Jones', 168],
  ['King – Lopez', 160.5],
  ['Moore – Nagy', 152],
  ['Owen – Price', 139.5],
] as const;

const agaWords = {
  en: { title: 'Sample places', headings: ['Player', 'Place'] },
  nl: { title: 'Voorbeeldplaatsen', headings: ['Speler', 'Plaats'] },
} as const;

const places = [
  ['Alan Brook', 1],
  ['Carol Dean', 2],
  ['Emil Frost', 2],
  ['Grace Hu', 4],
  ['Ian Jacobs', 5],
  ['Kim Lang', 6],
] as const;

/** Scores of a pairs event, for the functions. */
export function sofSample(facts: WorkbookFacts, language: Language): Sample {
  const { title, headings } = sofWords[language];
  const { plan } = listOn(facts, { title, table: 'SampleScores' }, headings, scores);
  return { plan, drafts: {} };
}

/** Places of an open section, for the functions. */
export function agaSample(facts: WorkbookFacts, language: Language): Sample {
  const { title, headings } = agaWords[language];
  const { plan } = listOn(facts, { title, table: 'SamplePlaces' }, headings, places);
  return { plan, drafts: {} };
}
