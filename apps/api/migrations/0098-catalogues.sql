-- Kitchens and services are data of the desk. An entry is never deleted: one that is retired stays with the restaurants that have
-- it, one that was merged leads to the other.
create table catalogue_entry (
  kind text not null check (kind in ('kitchen', 'service')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  names jsonb not null check (names ->> 'pt' <> ''),  -- by locale; those without one say it in Portuguese
  icon text not null,
  position smallint check (position > 0),             -- null: after those that have one, by the name in the reader's language
  retired boolean not null default false,
  merged_into text,
  version integer not null default 1,
  primary key (kind, slug),
  foreign key (kind, merged_into) references catalogue_entry,
  constraint merged_into_another check (merged_into <> slug)
);
create trigger catalogue_told after insert or update or delete on catalogue_entry for each statement execute function site_changed();

insert into catalogue_entry (kind, slug, names, icon) values
  ('service', 'outdoor-table', '{"pt":"Mesa no exterior","en":"Outdoor table","es":"Terraza","pt-BR":"Mesa ao ar livre"}', 'parasol'),
  ('service', 'wheelchair-access', '{"pt":"Acesso para cadeira de rodas","en":"Wheelchair access","es":"Acceso para silla de ruedas"}', 'wheelchair'),
  ('service', 'wifi', '{"pt":"Wi-Fi","en":"Wi-Fi","es":"Wifi"}', 'wifi'),
  ('service', 'air-conditioning', '{"pt":"Ar condicionado","en":"Air conditioning","es":"Aire acondicionado"}', 'cold'),
  ('service', 'kids-space', '{"pt":"Espaço para crianças","en":"Kids’ space","es":"Zona infantil"}', 'child'),
  ('service', 'smoking-area', '{"pt":"Área de fumadores","en":"Smoking area","es":"Zona de fumadores","pt-BR":"Área para fumantes"}', 'smoking'),
  ('service', 'parking', '{"pt":"Estacionamento","en":"Parking","es":"Aparcamiento"}', 'parking'),
  ('service', 'dogs-accepted', '{"pt":"Aceita cães","en":"Dogs welcome","es":"Se admiten perros"}', 'dog'),
  ('kitchen', 'portuguesa', '{"pt":"Portuguesa","en":"Portuguese","es":"Portuguesa"}', 'cutlery'),
  ('kitchen', 'marisqueira', '{"pt":"Marisqueira","en":"Seafood restaurant","es":"Marisquería"}', 'shell'),
  ('kitchen', 'italiana', '{"pt":"Italiana","en":"Italian","es":"Italiana"}', 'cutlery'),
  ('kitchen', 'pizzaria', '{"pt":"Pizzaria","en":"Pizzeria","es":"Pizzería"}', 'pizza'),
  ('kitchen', 'japonesa', '{"pt":"Japonesa","en":"Japanese","es":"Japonesa"}', 'soup'),
  ('kitchen', 'sushi', '{"pt":"Sushi","en":"Sushi","es":"Sushi"}', 'fish'),
  ('kitchen', 'brasileira', '{"pt":"Brasileira","en":"Brazilian","es":"Brasileña"}', 'cutlery'),
  ('kitchen', 'churrascaria', '{"pt":"Churrascaria","en":"Brazilian grill","es":"Asador brasileño"}', 'flame'),
  ('kitchen', 'steakhouse', '{"pt":"Steakhouse","en":"Steakhouse","es":"Asador"}', 'meat'),
  ('kitchen', 'hamburgueria', '{"pt":"Hamburgueria","en":"Burgers","es":"Hamburguesería"}', 'burger'),
  ('kitchen', 'fast-food', '{"pt":"Fast food","en":"Fast food","es":"Comida rápida"}', 'burger'),
  ('kitchen', 'vegano', '{"pt":"Vegana","en":"Vegan","es":"Vegana"}', 'leaf'),
  ('kitchen', 'vegetariana', '{"pt":"Vegetariana","en":"Vegetarian","es":"Vegetariana"}', 'salad'),
  ('kitchen', 'mediterranica', '{"pt":"Mediterrânica","en":"Mediterranean","es":"Mediterránea","pt-BR":"Mediterrânea"}', 'cutlery'),
  ('kitchen', 'espanhola', '{"pt":"Espanhola","en":"Spanish","es":"Española"}', 'cutlery'),
  ('kitchen', 'tapas', '{"pt":"Tapas","en":"Tapas","es":"Tapas"}', 'bites'),
  ('kitchen', 'mexicana', '{"pt":"Mexicana","en":"Mexican","es":"Mexicana"}', 'cutlery'),
  ('kitchen', 'indiana', '{"pt":"Indiana","en":"Indian","es":"India"}', 'cutlery'),
  ('kitchen', 'cafe', '{"pt":"Café","en":"Café","es":"Cafetería"}', 'coffee'),
  ('kitchen', 'padaria', '{"pt":"Padaria","en":"Bakery","es":"Panadería"}', 'bread'),
  ('kitchen', 'tasca', '{"pt":"Tasca","en":"Tavern","es":"Taberna"}', 'wine'),
  ('kitchen', 'chinesa', '{"pt":"Chinesa","en":"Chinese","es":"China"}', 'cutlery'),
  ('kitchen', 'tailandesa', '{"pt":"Tailandesa","en":"Thai","es":"Tailandesa"}', 'cutlery'),
  ('kitchen', 'peruana', '{"pt":"Peruana","en":"Peruvian","es":"Peruana"}', 'cutlery'),
  ('kitchen', 'argentina', '{"pt":"Argentina","en":"Argentinian","es":"Argentina"}', 'cutlery'),
  ('kitchen', 'francesa', '{"pt":"Francesa","en":"French","es":"Francesa"}', 'cutlery'),
  ('kitchen', 'alema', '{"pt":"Alemã","en":"German","es":"Alemana"}', 'cutlery'),
  ('kitchen', 'americana', '{"pt":"Americana","en":"American","es":"Americana"}', 'cutlery'),
  ('kitchen', 'arabe', '{"pt":"Árabe","en":"Arabic","es":"Árabe"}', 'cutlery'),
  ('kitchen', 'turca', '{"pt":"Turca","en":"Turkish","es":"Turca"}', 'cutlery'),
  ('kitchen', 'grega', '{"pt":"Grega","en":"Greek","es":"Griega"}', 'cutlery'),
  ('kitchen', 'coreana', '{"pt":"Coreana","en":"Korean","es":"Coreana"}', 'cutlery'),
  ('kitchen', 'vietnamita', '{"pt":"Vietnamita","en":"Vietnamese","es":"Vietnamita"}', 'cutlery'),
  ('kitchen', 'africana', '{"pt":"Africana","en":"African","es":"Africana"}', 'cutlery'),
  ('kitchen', 'mineira', '{"pt":"Mineira","en":"Minas Gerais","es":"De Minas Gerais"}', 'cutlery'),
  ('kitchen', 'baiana', '{"pt":"Baiana","en":"Bahian","es":"De Bahía"}', 'cutlery'),
  ('kitchen', 'nordestina', '{"pt":"Nordestina","en":"Brazilian north-east","es":"Del noreste de Brasil"}', 'cutlery'),
  ('kitchen', 'frutos-do-mar', '{"pt":"Marisco","en":"Seafood","es":"Marisco","pt-BR":"Frutos do mar"}', 'shrimp'),
  ('kitchen', 'grelhados', '{"pt":"Grelhados","en":"Grill","es":"A la brasa"}', 'flame'),
  ('kitchen', 'contemporanea', '{"pt":"Contemporânea","en":"Contemporary","es":"Contemporánea"}', 'chef'),
  ('kitchen', 'autor', '{"pt":"De autor","en":"Signature cuisine","es":"De autor"}', 'chef'),
  ('kitchen', 'fusao', '{"pt":"Fusão","en":"Fusion","es":"Fusión"}', 'globe'),
  ('kitchen', 'internacional', '{"pt":"Internacional","en":"International","es":"Internacional"}', 'globe'),
  ('kitchen', 'asiatica', '{"pt":"Asiática","en":"Asian","es":"Asiática"}', 'cutlery'),
  ('kitchen', 'bar', '{"pt":"Bar","en":"Bar","es":"Bar"}', 'glass'),
  ('kitchen', 'petiscos', '{"pt":"Petiscos","en":"Small plates","es":"Para picar"}', 'bites'),
  ('kitchen', 'cervejaria', '{"pt":"Cervejaria","en":"Beer hall","es":"Cervecería"}', 'beer'),
  ('kitchen', 'gelataria', '{"pt":"Gelataria","en":"Ice cream","es":"Heladería","pt-BR":"Sorveteria"}', 'ice-cream'),
  ('kitchen', 'doces', '{"pt":"Doces","en":"Sweets","es":"Dulces"}', 'cake'),
  ('kitchen', 'saudavel', '{"pt":"Saudável","en":"Healthy","es":"Saludable"}', 'salad'),
  ('kitchen', 'sem-gluten', '{"pt":"Sem glúten","en":"Gluten-free","es":"Sin gluten"}', 'wheat'),
  ('kitchen', 'basca', '{"pt":"Basca","en":"Basque","es":"Vasca"}', 'cutlery'),
  ('kitchen', 'galega', '{"pt":"Galega","en":"Galician","es":"Gallega"}', 'cutlery'),
  ('kitchen', 'asturiana', '{"pt":"Asturiana","en":"Asturian","es":"Asturiana"}', 'cutlery'),
  ('kitchen', 'andaluza', '{"pt":"Andaluza","en":"Andalusian","es":"Andaluza"}', 'cutlery'),
  ('kitchen', 'madrilena', '{"pt":"Madrilena","en":"Madrid","es":"Madrileña"}', 'cutlery'),
  ('kitchen', 'catalana', '{"pt":"Catalã","en":"Catalan","es":"Catalana"}', 'cutlery'),
  ('kitchen', 'valenciana', '{"pt":"Valenciana","en":"Valencian","es":"Valenciana"}', 'cutlery'),
  ('kitchen', 'castelhana', '{"pt":"Castelhana","en":"Castilian","es":"Castellana"}', 'cutlery'),
  ('kitchen', 'canaria', '{"pt":"Canária","en":"Canarian","es":"Canaria"}', 'cutlery'),
  ('kitchen', 'latina', '{"pt":"Latina","en":"Latin American","es":"Latina"}', 'cutlery'),
  ('kitchen', 'colombiana', '{"pt":"Colombiana","en":"Colombian","es":"Colombiana"}', 'cutlery'),
  ('kitchen', 'venezuelana', '{"pt":"Venezuelana","en":"Venezuelan","es":"Venezolana"}', 'cutlery'),
  ('kitchen', 'cubana', '{"pt":"Cubana","en":"Cuban","es":"Cubana"}', 'cutlery'),
  ('kitchen', 'caribenha', '{"pt":"Caribenha","en":"Caribbean","es":"Caribeña"}', 'cutlery'),
  ('kitchen', 'nepalesa', '{"pt":"Nepalesa","en":"Nepalese","es":"Nepalí"}', 'cutlery'),
  ('kitchen', 'libanesa', '{"pt":"Libanesa","en":"Lebanese","es":"Libanesa"}', 'cutlery'),
  ('kitchen', 'marroquina', '{"pt":"Marroquina","en":"Moroccan","es":"Marroquí"}', 'cutlery'),
  ('kitchen', 'russa', '{"pt":"Russa","en":"Russian","es":"Rusa"}', 'cutlery'),
  ('kitchen', 'israelita', '{"pt":"Israelita","en":"Israeli","es":"Israelí"}', 'cutlery'),
  ('kitchen', 'buffet', '{"pt":"Buffet","en":"Buffet","es":"Bufé"}', 'cutlery'),
  ('kitchen', 'sanduiches', '{"pt":"Sandes","en":"Sandwiches","es":"Bocadillos","pt-BR":"Sanduíches"}', 'sandwich'),
  ('kitchen', 'sopas', '{"pt":"Sopas","en":"Soups","es":"Sopas"}', 'soup'),
  ('kitchen', 'bacalhau', '{"pt":"Bacalhau","en":"Salt cod","es":"Bacalao"}', 'fish');

-- A restaurant's choices as they hold now: one that was merged is the other, none is there twice, and an unknown one is refused. The
-- entries are locked, so that no merge passes by a restaurant that is being written.
create function catalogue_choices(of_kind text, chosen text[]) returns text[] language plpgsql as $$
declare
  held text[];
begin
  perform 1 from catalogue_entry where kind = of_kind and slug = any (chosen) order by slug for share;
  select array_agg(slug order by first) into held from (
    select coalesce(e.merged_into, e.slug) as slug, min(c.place) as first
    from unnest(chosen) with ordinality c(slug, place) left join catalogue_entry e on e.kind = of_kind and e.slug = c.slug group by 1
  ) each;
  if array_position(held, null) is not null then
    raise exception 'unknown % among %', of_kind, chosen using errcode = 'foreign_key_violation', constraint = 'restaurant_choices_known';
  end if;
  return coalesce(held, '{}');
end;
$$;

create function restaurant_choices_known() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.kitchens is distinct from old.kitchens then new.kitchens := catalogue_choices('kitchen', new.kitchens); end if;
  if tg_op = 'INSERT' or new.services is distinct from old.services then new.services := catalogue_choices('service', new.services); end if;
  return new;
end;
$$;
create trigger restaurant_choices before insert or update of kitchens, services on restaurant for each row execute function restaurant_choices_known();
