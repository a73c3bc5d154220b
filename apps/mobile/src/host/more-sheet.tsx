import { router } from 'expo-router';
import { Modal } from 'react-native';
import { openPage } from '../links/open-page';
import { Button } from '../parts/button';
import { ListChoice } from '../parts/choice';
import { Screen } from '../parts/screen';
import { T } from '../parts/text';
import { useRestaurant } from './current-restaurant';
import { keptRestaurants } from './host-storage';
import { useHostWords } from './host-words';

/** Another restaurant, the code by hand, the whole panel, and the way back to one's own tables. */
export function MoreSheet({ onClose, onCode }: { onClose: () => void; onCode: () => void }) {
  const { h, locale } = useHostWords();
  const { restaurant } = useRestaurant();
  const restaurants = keptRestaurants();
  return (
    <Modal animationType="slide" onRequestClose={onClose} presentationStyle="pageSheet">
      <Screen title={h.more} close onBack={onClose}>
        {restaurants.length > 1 ? (
          <>
            <T kind="strong" role="heading" aria-level={2}>
              {h.choose}
            </T>
            {restaurants.map(({ _id, company_name }) => (
              <ListChoice
                key={_id}
                name={company_name}
                chosen={_id === restaurant._id}
                onPress={() => {
                  onClose();
                  router.replace(`/host/${_id}`);
                }}
              />
            ))}
          </>
        ) : (
          <T kind="strong">{restaurant.company_name}</T>
        )}
        <Button onPress={onCode}>{h.day.typeCode}</Button>
        <Button onPress={() => openPage('/panel/', locale)}>{h.panel}</Button>
        <Button
          onPress={() => {
            onClose();
            router.replace('/profile');
          }}
        >
          {h.leave}
        </Button>
      </Screen>
    </Modal>
  );
}
