import { redirect } from 'react-router';

/** The account has one page. */
export function loader() {
  return redirect('/profile/edit');
}
