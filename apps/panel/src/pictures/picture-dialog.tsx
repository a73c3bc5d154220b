import type { HeldPicture, RestaurantPictures } from '@metade/contracts/restaurant-pictures.ts';
import { Button } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Field } from '@metade/ui/field.tsx';
import { useState, type FormEvent } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { fileProblem } from '../shell/take-file.ts';
import { useWords } from '../words/words.tsx';
import { CropField } from './crop-field.tsx';

type Edited = { picture: HeldPicture; square: boolean; name: string };

/** Edits a picture's description and crop. */
export function PictureDialog({
  edited,
  onClose,
  onChanged,
}: {
  edited: Edited | null;
  onClose: () => void;
  onChanged: (pictures: RestaurantPictures) => void;
}) {
  const { m } = useWords();
  return (
    <Dialog
      sheet
      open={edited !== null}
      onClose={onClose}
      title={edited ? m.manage.pictures.editOf(edited.name) : ''}
      closeLabel={m.close}
    >
      {edited ? (
        <PictureForm
          {...edited}
          onSaved={(pictures) => {
            onChanged(pictures);
            onClose();
          }}
        />
      ) : null}
    </Dialog>
  );
}

function PictureForm({ picture, square, onSaved }: Edited & { onSaved: (pictures: RestaurantPictures) => void }) {
  const { m } = useWords();
  const words = m.manage.pictures;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const [alt, setAlt] = useState(picture.alt);
  const [crop, setCrop] = useState(picture.crop);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem('');
    try {
      const params = { id: restaurant._id, picture: picture._id };
      // Unchanged fields are not sent: somebody else may have changed them; a new crop is drawn again.
      const moved = crop !== null && JSON.stringify(crop) !== JSON.stringify(picture.crop);
      const body = { ...(alt !== picture.alt ? { alt } : {}), ...(moved ? { crop } : {}) };
      onSaved((await call('updatePicture', { params, body })).data);
    } catch (error) {
      setProblem(fileProblem(error, m));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
      {crop ? <CropField picture={picture._id} square={square} crop={crop} onChange={setCrop} /> : null}
      <Field
        label={words.alt}
        hint={words.altHint}
        maxLength={200}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
        error={problem || undefined}
      />
      <Button type="submit" kind="ink" size="host" busy={busy}>
        {words.save}
      </Button>
    </form>
  );
}
