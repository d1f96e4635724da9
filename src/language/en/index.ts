import type { Tongue } from '../part';
import { words } from './general/sayings';
import { start } from './start';

export const en = {
  tag: 'en',
  locale: 'en-US',
  words,
  start,
  samples: async () => (await import(/* webpackChunkName: "samples" */ './samples')).samples,
  load: {
    kgs: () => import(/* webpackChunkName: "kgs" */ './kgs'),
    nk: () => import(/* webpackChunkName: "nk" */ './nk'),
    kuksu: () => import(/* webpackChunkName: "kuksu" */ './kuksu'),
    aga: () => import(/* webpackChunkName: "aga" */ './aga'),
    'aga-report': () => import(/* webpackChunkName: "aga-report" */ './aga-report'),
    sof: () => import(/* webpackChunkName: "sof" */ './sof'),
    find: () => import(/* webpackChunkName: "find" */ './find'),
    'nk-why': () => import(/* webpackChunkName: "nk-why" */ './nk/why'),
    'kuksu-why': () => import(/* webpackChunkName: "kuksu-why" */ './kuksu/why'),
    'sof-why': () => import(/* webpackChunkName: "sof-why" */ './sof/why'),
    'aga-why': () => import(/* webpackChunkName: "aga-why" */ './aga/why'),
    figures: () => import(/* webpackChunkName: "why-figures" */ './figures'),
    why: () => import(/* webpackChunkName: "why" */ './why'),
  },
} as const satisfies Tongue;
