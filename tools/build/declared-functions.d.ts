import type { Metadata } from '../reference/reference';

export function asFunctions(source: string): string;
export function metadataOf(file: string): Metadata;
