import { connectToWorkbench } from './connect-to-workbench';

// Stands in front of office.js, in the same script: when this fails, office.js does not run.
connectToWorkbench(window);
