-- The days that were there before they were kept; from here on the triggers keep them.
select raise_place_days(array_agg(id), current_date - 2, current_date + 3660) from restaurant where state = 'approved' and show having count(*) > 0;
