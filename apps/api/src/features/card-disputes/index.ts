export { answerDispute } from './answer-dispute.ts';
export { carryOutCardDispute } from './decide-card-dispute.ts';
export { enqueueFollow, followDispute } from './follow-dispute.ts';
