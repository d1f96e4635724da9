/** The rules behind the formulas of SOF: all that the functions bundle takes of this folder. */
export { sofAverage } from './average';
export { sofAward } from './award';
export { sofFormer } from './former';
export { sofPlace } from './places';
export { sofPlaces } from './places';
export { sofResults } from './places';
export { sofSession } from './award';
export { sofStratum } from './stratum';
