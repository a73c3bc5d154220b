import { factsContext } from '../http/context.server.ts';
import { findPostalCode } from '../account/postal-code.server.ts';
import type { Route } from './+types/postal-code';

export const loader = ({ context }: Route.LoaderArgs) => findPostalCode(context.get(factsContext));
