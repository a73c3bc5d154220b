-- Pictures that were taken away, for as long as that can be taken back.
create table removed_picture (
  restaurant_id uuid not null references restaurant,
  id text not null,                        -- the picture's, as its team knows it
  picture jsonb not null,                  -- its entry of restaurant.photos
  place integer not null,                  -- where in it
  removed_at timestamptz not null,
  primary key (restaurant_id, id)
);
