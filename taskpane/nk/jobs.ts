import type { Job } from '../jobs';
import { egdImport } from './egd-import';
import { newEvent } from './new-event';
import { pairRound } from './pair-round';
import { rights } from './rights';
import { standings } from './standings';
import { ExportJob } from './views/ExportJob';
import { ImportJob } from './views/ImportJob';
import { NewEventJob } from './views/NewEventJob';
import { PairJob } from './views/PairJob';
import { RightsJob } from './views/RightsJob';
import { StandingsJob } from './views/StandingsJob';
import { TitleJob } from './views/TitleJob';

/** The Dutch championship, in the order of its weekend. */
export const nkJobs: readonly Job[] = [
  { id: 'nk-new', system: 'NK', title: newEvent.title, lead: newEvent.lead, view: NewEventJob },
  { id: 'nk-pair', system: 'NK', title: pairRound.title, lead: pairRound.lead, view: PairJob },
  {
    id: 'nk-standings',
    system: 'NK',
    title: standings.title,
    lead: standings.lead,
    view: StandingsJob,
  },
  { id: 'nk-title', system: 'NK', title: 'nkTitle', lead: 'nkTitleLead', view: TitleJob },
  { id: 'nk-rights', system: 'NK', title: rights.title, lead: rights.lead, view: RightsJob },
  { id: 'nk-export', system: 'NK', title: 'nkExport', lead: 'nkExportLead', view: ExportJob },
  { id: 'nk-import', system: 'NK', title: egdImport.title, lead: egdImport.lead, view: ImportJob },
];
