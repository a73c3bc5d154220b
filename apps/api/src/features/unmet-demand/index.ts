export { forgetDemand } from './forget-demand.ts';
export { recordCityDemand } from './record-city-demand.ts';
export { flushDemand, forgetVisitors, recordUnmetDemand } from './record-unmet-demand.ts';
