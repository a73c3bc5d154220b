export { flushDemand, forgetVisitors, recordUnmetDemand } from './gather-demand.ts';
