import { stopBrowsers } from './browsers';

export default stopBrowsers;
