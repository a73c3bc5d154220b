import { DetailsForm } from '../../src/account/details-form';
import { OwnScreen } from '../../src/account/own-screen';
import { PictureForm } from '../../src/account/picture-form';
import { useWords } from '../../src/words/words';

/** Who one is: picture, names, birthday, phone, place. */
export default function Details() {
  const { m } = useWords();
  return (
    <OwnScreen title={m.profile.details}>
      {(user) => (
        <>
          <PictureForm user={user} />
          <DetailsForm user={user} />
        </>
      )}
    </OwnScreen>
  );
}
