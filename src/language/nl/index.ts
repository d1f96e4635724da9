import type { Tongue } from '../part';
import { words } from './general/sayings';

export const nl = {
  tag: 'nl',
  locale: 'nl-NL',
  words,
  start: () => import(/* webpackChunkName: "start-nl" */ './start'),
  samples: async () => (await import(/* webpackChunkName: "samples" */ './samples')).samples,
  load: {
    kgs: () => import(/* webpackChunkName: "kgs-nl" */ './kgs'),
    nk: () => import(/* webpackChunkName: "nk-nl" */ './nk'),
    'nk-exchange': () => import(/* webpackChunkName: "nk-exchange-nl" */ './nk-exchange'),
    kuksu: () => import(/* webpackChunkName: "kuksu-nl" */ './kuksu'),
    aga: () => import(/* webpackChunkName: "aga-nl" */ './aga'),
    'aga-report': () => import(/* webpackChunkName: "aga-report-nl" */ './aga-report'),
    sof: () => import(/* webpackChunkName: "sof-nl" */ './sof'),
    'nk-why': () => import(/* webpackChunkName: "nk-why-nl" */ './nk/why'),
    'kuksu-why': () => import(/* webpackChunkName: "kuksu-why-nl" */ './kuksu/why'),
    'sof-why': () => import(/* webpackChunkName: "sof-why-nl" */ './sof/why'),
    'aga-why': () => import(/* webpackChunkName: "aga-why-nl" */ './aga/why'),
    figures: () => import(/* webpackChunkName: "why-figures-nl" */ './figures'),
    check: () => import(/* webpackChunkName: "check-nl" */ './check'),
    why: () => import(/* webpackChunkName: "why-nl" */ './why'),
  },
  shared: {
    sheets: () => import(/* webpackChunkName: "sheets" */ './sheets'),
    find: () => import(/* webpackChunkName: "find" */ './find'),
    'kuksu-reasons': () => import(/* webpackChunkName: "kuksu-why" */ './kuksu/reasons'),
  },
} as const satisfies Tongue;
