export { flushDemand, forgetVisitors, recordUnmetDemand } from './record-unmet-demand.ts';
