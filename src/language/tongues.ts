import { en } from './en';
import { nl } from './nl';

/** The languages that everything is said in; the first is said where Excel speaks none of them. A new one is its folder and its name here. */
export const tongues = [en, nl] as const;
