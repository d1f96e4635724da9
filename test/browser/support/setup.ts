import { startBrowsers } from './browsers';

export default startBrowsers;
