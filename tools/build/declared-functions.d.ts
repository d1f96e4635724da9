import type { Metadata } from '../help/reference';

export function asFunctions(source: string): string;
export function metadataOf(file: string): Metadata;
