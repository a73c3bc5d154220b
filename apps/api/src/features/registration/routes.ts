import type { Handlers } from '../../http/call.ts';
import { createRestaurant } from './create-restaurant.ts';
import { getRegistration } from './get-registration.ts';
import { registerRestaurantOwner } from './register-owner.ts';
import { saveRegistration } from './save-registration.ts';
import { submitRegistration } from './submit-registration.ts';

export const registrationRoutes = {
  registerRestaurantOwner,
  createRestaurant,
  getRegistration,
  saveRegistration,
  submitRegistration,
} satisfies Partial<Handlers>;
