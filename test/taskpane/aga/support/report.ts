import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = '../../../corpus/aga-report/aga-report-example.txt';

/** Four players and four games in two rounds. */
export const agaReportText = readFileSync(path.join(__dirname, file), 'utf8');
