-- What the ideal server keeps: families with a child each, lessons of 20 messages, one of 1,000, cards, answers, signed-in parents.
create table parent (id uuid primary key default gen_random_uuid(), n int unique);
create table tutor (id int primary key, name text, personality text);
create table student (id uuid primary key default gen_random_uuid(), n int, nickname text, grade_level int,
  parent_id uuid references parent, tutor_id int references tutor);
create table note (id serial primary key, student_id uuid references student, note_content text, is_permanent bool);
create table conversation (id uuid primary key default gen_random_uuid(), student_id uuid references student,
  tutor_id int references tutor, started_at timestamptz default now());
create table message (id bigint generated always as identity primary key, conversation_id uuid references conversation,
  role text, content text, created_at timestamptz default now());
create table card (id serial primary key, question text, correct_answer text, distractors jsonb, category text, deck int);
create table answer (id bigint generated always as identity primary key, student_id uuid, card_id int, was_correct bool,
  at timestamptz default now());
create table session (token_hash bytea primary key, parent_id uuid references parent, expires_at timestamptz);

insert into tutor select n, 'Tutor ' || n, repeat('You are a kind and patient tutor. ', 40) from generate_series(1, 12) n;
insert into parent (n) select n from generate_series(1, 20000) n;
-- Each of the first 5,000 has four children, the dashboard's family; the first of them learns.
insert into student (n, nickname, grade_level, parent_id, tutor_id)
  select k, 'Child ' || k, k % 6, p.id, k from parent p, generate_series(1, 4) k where p.n <= 5000;
insert into note (student_id, note_content, is_permanent) select s.id, 'Loves dinosaurs', k = 1 from student s, generate_series(1, 2) k;
insert into conversation (student_id, tutor_id, started_at)
  select s.id, 1, now() - k * interval '1 day' from student s join parent p on p.id = s.parent_id, generate_series(0, 4) k where p.n <= 1000;
insert into message (conversation_id, role, content)
  select c.id, case when k % 2 = 1 then 'user' else 'assistant' end, repeat('three plus four is seven ', 4)
  from conversation c join student s on s.id = c.student_id and s.n = 1, generate_series(1, 20) k;
-- The second child of each of the first 200 families has a lesson of 1,000 messages.
insert into message (conversation_id, role, content)
  select c.id, case when k % 2 = 1 then 'user' else 'assistant' end, repeat('three plus four is seven ', 4)
  from (select distinct on (s.id) c.id from conversation c join student s on s.id = c.student_id join parent p on p.id = s.parent_id
    where s.n = 2 and p.n <= 20 order by s.id, c.started_at desc) c, generate_series(1, 1000) k;
insert into card (question, correct_answer, distractors, category, deck)
  select a || ' x ' || b || ' = ?', (a * b)::text, jsonb_build_array((a * b + 1)::text, (a * b + 3)::text, (a * b - 2)::text),
    'Multiplication', 1 + a % 10 from generate_series(1, 70) a, generate_series(1, 70) b;
insert into answer (student_id, card_id, was_correct, at)
  select s.id, 1 + (k * 37) % 4900, k % 4 <> 0, now() - k * interval '1 hour'
  from student s join parent p on p.id = s.parent_id, generate_series(1, 100) k where s.n = 1 and p.n <= 1000;
insert into session select sha256(('ideal-' || n)::bytea), id, now() + interval '1 day' from parent where n <= 5000;
create index on student (parent_id);
create index on note (student_id);
create index on conversation (student_id, started_at desc);
create index on message (conversation_id, id);
create index on card (category, deck);
create index on answer (student_id, card_id, at desc);
vacuum analyze;
