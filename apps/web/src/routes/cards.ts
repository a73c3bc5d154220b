import { redirect } from 'react-router';

/** The list is where the cards begin. */
export function loader() {
  return redirect('/profile/cards/read');
}
