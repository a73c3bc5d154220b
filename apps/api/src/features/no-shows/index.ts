export { carryOutDispute } from './decide-dispute.ts';
export { forgetDispute, refreshNoShowBlock } from './no-show-block.ts';
