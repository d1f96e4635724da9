import path from 'node:path';
import { writeReference } from './write';

writeReference(path.resolve(__dirname, '..', '..'));
