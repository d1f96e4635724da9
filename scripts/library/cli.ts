import path from 'node:path';
import { buildLibrary } from './build';

buildLibrary(path.resolve(__dirname, '..', '..'));
