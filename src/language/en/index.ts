import type { Tongue } from '../part';
import { words } from './general/sayings';

export const en = {
  tag: 'en',
  locale: 'en-US',
  words,
  start: () => import(/* webpackChunkName: "start-en" */ './start'),
  samples: async () => (await import(/* webpackChunkName: "samples" */ './samples')).samples,
  load: {
    kgs: () => import(/* webpackChunkName: "kgs-en" */ './kgs'),
    nk: () => import(/* webpackChunkName: "nk-en" */ './nk'),
    'nk-exchange': () => import(/* webpackChunkName: "nk-exchange-en" */ './nk-exchange'),
    kuksu: () => import(/* webpackChunkName: "kuksu-en" */ './kuksu'),
    aga: () => import(/* webpackChunkName: "aga-en" */ './aga'),
    'aga-report': () => import(/* webpackChunkName: "aga-report-en" */ './aga-report'),
    sof: () => import(/* webpackChunkName: "sof-en" */ './sof'),
    'nk-why': () => import(/* webpackChunkName: "nk-why-en" */ './nk/why'),
    'kuksu-why': () => import(/* webpackChunkName: "kuksu-why-en" */ './kuksu/why'),
    'sof-why': () => import(/* webpackChunkName: "sof-why-en" */ './sof/why'),
    'aga-why': () => import(/* webpackChunkName: "aga-why-en" */ './aga/why'),
    figures: () => import(/* webpackChunkName: "why-figures-en" */ './figures'),
    check: () => import(/* webpackChunkName: "check-en" */ './check'),
    why: () => import(/* webpackChunkName: "why-en" */ './why'),
  },
  shared: {
    sheets: () => import(/* webpackChunkName: "sheets" */ './sheets'),
    find: () => import(/* webpackChunkName: "find" */ './find'),
    'kuksu-reasons': () => import(/* webpackChunkName: "kuksu-why" */ './kuksu/reasons'),
  },
} as const satisfies Tongue;
