export { flushDemand, forgetVisitors, lookedInVain } from './gather-demand.ts';
