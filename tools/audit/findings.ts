/** As much of `npm audit --json` as is read. */
export interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** An advisory, or the name of the package it comes through. */
  readonly via: readonly (string | { readonly url?: string })[];
}

export interface Finding {
  readonly name: string;
  readonly severity: string;
  readonly advisories: readonly string[];
}

export function findings({ vulnerabilities = {} }: Report): Finding[] {
  return Object.values(vulnerabilities).map(({ name, severity, via }) => ({
    name,
    severity,
    advisories: via.map((each) =>
      typeof each === 'string' ? each : (each.url ?? '').replace(/^.*\//, ''),
    ),
  }));
}

/** Shipped packages with a high or critical finding of which SECURITY.md does not accept every advisory on a date. */
export function refused(
  found: readonly Finding[],
  shipped: readonly string[],
  security: string,
): string[] {
  const accepted = new Set(
    [...security.matchAll(/^\| (GHSA-[\w-]+) \| \d{4}-\d{2}-\d{2} \|/gm)].map(([, id]) => id),
  );
  return found
    .filter(({ name, severity }) => shipped.includes(name) && /^(high|critical)$/.test(severity))
    .filter(({ advisories }) => advisories.some((each) => !accepted.has(each)))
    .map(({ name }) => name);
}
