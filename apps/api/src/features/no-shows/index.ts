export { forgetDispute, refreshNoShowBlock } from './no-show-block.ts';
