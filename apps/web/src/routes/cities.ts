import { factsContext } from '../http/context.server.ts';
import { pickerCities } from '../shell/picker-cities.server.ts';
import type { Route } from './+types/cities';

export const loader = ({ context }: Route.LoaderArgs) => pickerCities(context.get(factsContext));
